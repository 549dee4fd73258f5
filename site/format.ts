import { localeOf } from '#content/locale/locale.ts';

const english = localeOf({ code: 'en', tag: 'en-US', prefix: '' });

/** The formats of English, for parts that are not yet told their language. */
export const formatNumber = english.number;
export const formatDollars = english.dollars;
export const formatUpTo = english.upTo;
