/** Where a module lies in the built site; see late-modules.ts. */
declare module '*?address' {
  const address: string;
  export default address;
}
