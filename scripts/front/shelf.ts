/** A memory of bounded size: what was longest not asked for makes room. Sizes are in bytes, and the keys count. */
export class Shelf<T extends { size: number }> {
  bytes = 0;
  #things = new Map<string, T>();
  #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): T | undefined {
    const thing = this.#things.get(key);
    // A map keeps the order in which things came: this one is the last now.
    if (thing && this.#things.delete(key)) this.#things.set(key, thing);
    return thing;
  }

  put(key: string, thing: T): void {
    this.remove(key);
    this.#things.set(key, thing);
    this.bytes += thing.size + key.length;
    for (const oldest of this.#things.keys()) if (this.bytes > this.#maxBytes) this.remove(oldest);
  }

  remove(key: string): void {
    const thing = this.#things.get(key);
    if (thing && this.#things.delete(key)) this.bytes -= thing.size + key.length;
  }
}
