import { createRequire } from "node:module";

/** Imports a package of this folder. Its types are not known outside: this folder is installed on first use only. */
export function load<T>(name: string): Promise<T> {
  return import(name);
}

/** Returns the absolute path of a file in one of this folder's packages. */
export function pathOf(file: string): string {
  return createRequire(import.meta.url).resolve(file);
}
