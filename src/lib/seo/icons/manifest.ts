import { colors } from '#content/colors.ts';
import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { owner, saidIn } from '#content/owner.ts';
import { pageOf } from '../../routes/page.ts';

const sizes = ['192', '512'];

/** File types of the share target. */
const sharedTypes = ['image/*', 'video/*', 'application/pdf', '.heic', '.heif'];

/** The web app manifest of a language: name, icons, shortcuts and share target. */
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
    // With a back button: a phone may have none.
    display: 'minimal-ui',
    theme_color: colors.light.slab,
    background_color: colors.light.paper,
    icons,
    // The service worker handles them: they never leave the device.
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
