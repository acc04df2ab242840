/** The path or area that is pointed at, on the board or in the list beside it: `path-A`, `stone`, `pole`; nothing: none. */
export const light = $state({ on: "" });

export function shine(id: string): void {
  light.on = id;
}
