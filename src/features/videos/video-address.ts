/** Address of the host's player that keeps cookies back until somebody presses play; it starts at once, being asked for. */
export function playerAddress(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`;
}

/** Address of the video's own page at the host. */
export function watchAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
}
