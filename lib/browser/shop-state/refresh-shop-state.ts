/** Fetches the shop's state. The code for that has the schema library, which no first view needs: it is loaded now. */
export function refreshShopState(): void {
  import("./live-shop.ts").then(
    ({ fetchShopState }) => fetchShopState(),
    () => {},
  );
}
