/** Fonts have a budget of their own: type.spec.ts. */
export const isFont = (url: string) => url.endsWith('.woff2');
