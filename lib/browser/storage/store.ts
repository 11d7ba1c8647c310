import { startTransition, useEffect, useReducer, useSyncExternalStore } from "react";

/** A value that components follow. `read` returns the same object until it changes. */
export type ReadableStore<T> = { read(): T; subscribe(listener: () => void): () => void };
type ValueStore<T> = ReadableStore<T> & { write(value: T): void };

/** Makes a store whose value lasts as long as the page. Every write notifies, also of an equal value. */
export function createStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Ends several subscriptions as one. */
export const endAll =
  (...ends: (() => void)[]) =>
  () => {
    for (const end of ends) end();
  };

/** Makes a store whose value is read from others. */
export function derivedStore<T>(sources: ReadableStore<unknown>[], read: () => T): ReadableStore<T> {
  return { read, subscribe: (listener) => endAll(...sources.map((source) => source.subscribe(listener))) };
}

/** Listens to some events. @returns what ends this */
export function listen<E extends Event>(
  target: EventTarget,
  events: readonly string[],
  listener: (event: E) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const own = listener as (event: Event) => void;
  for (const event of events) target.addEventListener(event, own, options);
  return () => {
    for (const event of events) target.removeEventListener(event, own, options);
  };
}

/** Makes a store of what the browser itself knows. @param target is called in the browser only */
export function eventStore<T>(target: () => EventTarget, events: string[], read: () => T): ReadableStore<T> {
  return { read, subscribe: (listener) => listen(target(), events, listener) };
}

/**
 * A store's value in a component, or what `select` makes of it: the component is rendered again only when that changes.
 * @param whileServer in the server's HTML and during hydration
 */
export function useStore<T, S>(store: ReadableStore<T>, whileServer: S, select: (value: T) => S): S;
export function useStore<T>(store: ReadableStore<T>, whileServer: T): T;
export function useStore<T>(store: ReadableStore<T>, whileServer: unknown, select?: (value: T) => unknown): unknown {
  const read = select ? () => select(store.read()) : store.read;
  return useSyncExternalStore(store.subscribe, read, () => whileServer);
}

const noChange = () => () => {};

/**
 * As useStore, for what may follow a moment after a change: the browser first paints what was pressed, and then renders
 * this.
 */
export function useStoreLater<T>(store: ReadableStore<T>, whileServer: T): T {
  const [, render] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => store.subscribe(() => startTransition(render)), [store]);
  return useStore({ read: store.read, subscribe: noChange }, whileServer);
}

const hydration = { read: () => true, subscribe: noChange };

/** Returns true after hydration. Before that, no stored value can be shown. */
export const useHydrated = (): boolean => useStore(hydration, false);
