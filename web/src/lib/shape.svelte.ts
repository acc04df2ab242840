/** The shape of the screen at a table. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export class Shape {
  constructor(private readonly running: () => boolean) {}

  readonly width = $derived(innerWidth.current ?? 0);
  private readonly height = $derived(innerHeight.current ?? 0);
  /** A small screen has the board and one sheet with tabs: below the board, or beside it where the screen is wider than high. */
  readonly small = $derived(this.width > 0 && (this.width < 1160 || this.height < 500));
  readonly beside = $derived.by(() => this.small && this.running() && this.width > this.height && this.width >= 640);
  /** A flat one has hardly any height. */
  readonly flat = $derived(this.beside && this.height < 660);
  readonly handInSheet = $derived(this.small && (!this.beside || this.flat));
}
