/** The languages of the site: each is a folder and a line here. */
export { language as en } from '../en/language.ts';
export { language as es } from '../es/language.ts';
