import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { owner, saidIn } from '#content/owner.ts';
import { pageOf } from '../../routes/page.ts';

const sizes = ['192', '512'];

/** What another app may share with a loss record. */
const sharedTypes = ['image/*', 'video/*', 'application/pdf', '.heic', '.heif'];

/** The manifest of a language: what the site is called on a home screen, its icons, and where a long press on them leads. */
export function manifestOf(language: Language) {
  const { shortName, about, shortcuts } = messagesIn(language).found;
  const front = pageOf(language, '/').path;
  const icons = [
    ...sizes.map((size) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    ...sizes.map((size) => ({
      src: `/icons/maskable-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable',
    })),
  ];
  return {
    id: front,
    name: saidIn(owner.siteName, language),
    short_name: shortName,
    description: about,
    lang: localeIn(language).tag,
    dir: 'ltr',
    start_url: front,
    scope: '/',
    // With a way back: the site is pages, and a phone may have no button for it.
    display: 'minimal-ui',
    theme_color: '#14222b',
    background_color: '#f6f3ec',
    icons,
    // The worker of the kept site takes them: they never leave the device.
    share_target: {
      action: pageOf(language, '/shared-photos').path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: sharedTypes }] },
    },
    shortcuts: shortcuts.map(({ page, label }) => ({
      name: label,
      url: pageOf(language, page).path,
      icons: icons.slice(0, 1),
    })),
  };
}
