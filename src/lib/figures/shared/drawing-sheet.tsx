import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorRules } from '#content/colors.ts';
import { InLanguage } from '../../../i18n/language-context.tsx';
import tokens from '../../../layouts/styles/tokens.css?raw';
import { drawingOf } from '../../content-renderer/components/Figure.tsx';
import style from './drawing.module.css';
import drawingStyle from './drawing.module.css?raw';

const step = 700;
/** Thicker strokes: thumbnails show a drawing at a quarter of its size. */
const bold = `.${style.line},.${style.body}{stroke-width:3}.${style.fine},.${style.dash}{stroke-width:2}.${style.water},.${style.warm}{stroke-width:2.6}`;
/** The visible part of a drawing, in its own units: full width, aspect ratio 13 by 9. */
const crop = { width: 640, height: 443 };
/** Drawings of bars, shown whole with a margin of 8 %: cut bars would say another length. */
const whole = new Set(['claim-timeline-texas', 'whose-clock']);

/**
 * An SVG sprite sheet with a named view per drawing, so that a page loads all thumbnails with one request:
 * `<img src="/drawings.svg#wall-climb">`. Without text, so that it is the same in every language.
 */
export function drawingSheet(names: readonly string[]): string {
  const views = names.map((name, index) => {
    const { top, height, markup } = withoutWords(name);
    const place = whole.has(name)
      ? `x="51" y="${index * step + 35}" width="538" height="373" viewBox="0 ${top} 640 ${height}"`
      : `y="${index * step}" width="640" height="${step}" viewBox="0 ${top} 640 ${step}"`;
    return `<view id="${name}" viewBox="0 ${index * step} ${crop.width} ${crop.height}"/><svg ${place} class="${style.drawing}">${markup}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${names.length * step}"><style>${colorRules}${tokens}${namedStyle()}${bold}</style>${views.join('')}</svg>`;
}

/** A drawing without text, marks and leaders, and its view box. */
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

/** The CSS of drawings with the generated class names. */
export function namedStyle(): string {
  return drawingStyle.replace(/\.([a-z][\w-]*)/g, (whole, name: string) => (style[name] ? `.${style[name]}` : whole));
}
