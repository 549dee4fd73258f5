import { type Address, addresses } from './addresses.ts';

export type MenuGroup = NonNullable<Address['menu']>['group'];

export interface MenuLink {
  readonly path: string;
  readonly label: string;
}

const listed: readonly Address[] = addresses;

/** Links of one header group, in the order of the address list. */
export function menuLinks(group: MenuGroup): readonly MenuLink[] {
  return listed.flatMap(({ path, menu }) => (menu?.group === group ? [{ path, label: menu.label }] : []));
}

/** Links of the footer, in the order of the address list. */
export function footerLinks(): readonly MenuLink[] {
  return listed.flatMap(({ path, footer }) => (footer ? [{ path, label: footer }] : []));
}
