/** The shape of the screen at a table. */
export class Shape {
  width = $state(0);
  height = $state(0);
  /** A small screen has the board and one sheet with tabs: below the board, or beside it where the screen is wider than high. */
  readonly small = $derived(this.width > 0 && (this.width < 1160 || this.height < 500));
  readonly beside = $derived.by(() => this.small && this.running() && this.width > this.height && this.width >= 640);
  /** A flat one has hardly any height. */
  readonly flat = $derived(this.beside && this.height < 660);
  /** A phone held upright: all of the screen is the board's, but for what lies over its lower edge within reach of the thumb. */
  readonly phone = $derived.by(() => this.small && this.running() && !this.beside && this.width < 600);
  readonly handInSheet = $derived(this.small && (!this.beside || this.flat));

  constructor(private readonly running: () => boolean) {}
}
