/** The languages of the site: each is a folder, and a line here. All else is read out of these. */
export { language as en } from '../en/language.ts';
export { language as es } from '../es/language.ts';
