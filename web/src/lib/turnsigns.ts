/** How somebody is told that it is their turn while they look elsewhere: on the tab, on the icon of the installed page, by the browser, by ear. */
import { house } from "./house";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

const notifications = new Map<string, Notification>();

/** A sign on the tab's icon and, where the page is installed, a number on that of the page. */
export function showSign(count: number): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", house.file(count > 0 ? "favicon-turn.svg" : "favicon.svg"));
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  if (count > 0) badge.setAppBadge?.(count).catch(() => {});
  else badge.clearAppBadge?.().catch(() => {});
}

/** It is the turn of somebody here, at a table they may not be looking at. */
export function callToTable(id: string, title: string, body: string): void {
  if (session.sound) chime();
  if (session.notify && document.hidden && mayNotify()) notify(title, body, id);
}

/** They have seen it, or played. */
export function hush(id: string): void {
  notifications.get(id)?.close();
  notifications.delete(id);
}

export function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Shows a notification, which leads to a table. Whether it could be made: some browsers allow it, but not to a page. */
export function notify(title: string, body: string, table = ""): boolean {
  try {
    const notification = new Notification(title, { body, icon: house.file("icon-192.png"), tag: `archipel-${table}` });
    notification.onclick = () => {
      window.focus();
      notification.close();
      if (table) router.go(`/t/${table}`);
    };
    notifications.set(table, notification);
    return true;
  } catch {
    return false;
  }
}

/** Two soft notes; needs no file. */
function chime(): void {
  try {
    const context = new AudioContext();
    for (const [note, at] of [
      [523.25, 0],
      [659.25, 0.14],
    ] as const) {
      const tone = context.createOscillator();
      const level = context.createGain();
      tone.frequency.value = note;
      level.gain.setValueAtTime(0.12, context.currentTime + at);
      level.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.5);
      tone.connect(level).connect(context.destination);
      tone.start(context.currentTime + at);
      tone.stop(context.currentTime + at + 0.5);
    }
    setTimeout(() => void context.close(), 1000);
  } catch {
    // no sound here
  }
}
