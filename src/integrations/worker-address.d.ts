/** URL of a worker script in the built site. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
