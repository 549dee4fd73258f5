/** Where the script of a thread lies in the built site. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
