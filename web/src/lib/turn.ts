/** Your turn elsewhere: a badge, a notification if allowed, and a sound if wanted. The title is the page's own. */
import { session } from "./session.svelte";

let notification: Notification | null = null;

export function announceTurn(mine: boolean, title: string, question: string): void {
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  if (mine) badge.setAppBadge?.(1).catch(() => {});
  else badge.clearAppBadge?.().catch(() => {});
  notification?.close();
  notification = null;
  if (!mine || !question) return;
  if (session.sound) chime();
  if (session.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    notification = new Notification(title, { body: question, icon: "/favicon.svg", tag: "archipel-turn" });
    notification.onclick = () => window.focus();
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
