import { forgetLink, linkInAddress, ownLink } from '../../lib/net/link';

/** The personal link of this browser, as far as the page shows it. */
class MyLink {
  /** What this browser has. */
  secret = $state(ownLink());
  /** What was opened and is not this browser's yet: someone else may have sent it. */
  offered = $state<string>();

  readAddress(): void {
    const found = linkInAddress();
    if (found && found !== this.secret) this.offered = found;
  }

  /** After anything that may have made, changed or ended it. */
  refresh(): void {
    this.secret = ownLink();
  }

  /** This browser has no link any more; the link itself stays as it is. */
  leave(): void {
    forgetLink();
    this.refresh();
  }
}

export type { MyLink };
export const myLink = new MyLink();
