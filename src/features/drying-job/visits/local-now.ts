/** What the clock on the wall says now, to the minute. */
export function nowOnWall(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const date = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return `${date}T${pad(now.getHours())}:${pad(now.getMinutes())}`;
}
