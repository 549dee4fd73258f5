import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InLanguage } from '../../../i18n/language-context.tsx';
import tokens from '../../../layouts/styles/tokens.css?raw';
import { drawingOf } from '../../content-renderer/components/Figure.tsx';
import style from './drawing.module.css';
import drawingStyle from './drawing.module.css?raw';

/** Room for one drawing on the sheet: none is taller. */
const step = 700;
/** A thumbnail shows a drawing at a quarter of its size: thin lines would fade, most of all in the dark. */
const bold = `.${style.line},.${style.body}{stroke-width:3}.${style.fine},.${style.dash}{stroke-width:2}.${style.water},.${style.warm}{stroke-width:2.6}`;
/** The part of a drawing that stands for it, in its own units: the whole width, as tall as a thumbnail of 13 by 9. */
const crop = { width: 640, height: 443 };

/**
 * One SVG file with drawings under each other and a view named for each, so that a page asks once for all of its thumbnails:
 * `<img src="/drawings.svg#wall-climb">`. Without words and number marks, so it is the same in every language.
 */
export function drawingSheet(names: readonly string[]): string {
  const views = names.map((name, index) => {
    const { top, markup } = withoutWords(name);
    return `<view id="${name}" viewBox="0 ${index * step} ${crop.width} ${crop.height}"/><svg y="${index * step}" width="640" height="${step}" viewBox="0 ${top} 640 ${step}" class="${style.drawing}">${markup}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${names.length * step}"><style>${tokens}${namedStyle()}${bold}</style>${views.join('')}</svg>`;
}

/** What a drawing draws, without text, marks and their leaders, and its box. */
export function withoutWords(name: string): {
  readonly top: string;
  readonly width: string;
  readonly height: string;
  readonly markup: string;
} {
  const html = renderToStaticMarkup(createElement(InLanguage, { language: 'en', show: drawingOf(name) }));
  const [, top = '0', width = '640', height = '0', markup = ''] =
    /<svg[^>]*viewBox="0 (-?\d+) (\d+) (\d+)[^>]*>([\s\S]*)<\/svg>/.exec(html) ?? [];
  const marks = new RegExp(`<(circle|path)[^>]*class="(?:${style.mark}|${style.leader})"[^>]*></\\1>`, 'g');
  return { top, width, height, markup: markup.replace(/<text[\s\S]*?<\/text>/g, '').replace(marks, '') };
}

/** The style of drawings with the names that its classes have on pages. */
export function namedStyle(): string {
  return drawingStyle.replace(/\.([a-z][\w-]*)/g, (whole, name: string) => (style[name] ? `.${style[name]}` : whole));
}
