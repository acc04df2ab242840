/** Which build of the page this is, and whether the server has another by now: then the page is to be loaded again. */
import { meta } from "./house";

const own = meta("build");

class Build {
  renewed = $state(false);

  /** What an answer of the server says of its build; nothing where it has no page of its own. */
  hear(build: string | null): void {
    if (own && build && build !== own) this.renewed = true;
  }

  /** Loads the newer page. */
  take: () => void = () => location.reload();
}

export const build = new Build();
