import type { EmergencyService, Organization } from 'schema-dts';
import type { OwnerClaim } from '#content/owner.ts';
import { placeOf } from './place.ts';

/** What structured data reads of the owner's file. */
export interface Business {
  readonly company: string;
  readonly phone: { readonly dial: string };
  readonly email: string;
  readonly address: {
    readonly town: string;
    readonly state: string;
    readonly place: { readonly latitude: number; readonly longitude: number } | null;
  };
  readonly towns: readonly string[];
  readonly counties: readonly string[];
  readonly confirmed: Readonly<Record<OwnerClaim, boolean>>;
}

/** The company in full. What the owner has not confirmed is left out: a program cannot see the mark that stands beside a sample. */
export function businessOf(business: Business, site: URL | undefined): EmergencyService {
  const { company, phone, email, address, towns, counties, confirmed } = business;
  return {
    '@type': 'EmergencyService',
    '@id': placeOf('/about#company', site),
    name: company,
    url: placeOf('/about', site),
    areaServed: [
      ...towns.map((name) => ({ '@type': 'City' as const, name: `${name}, ${address.state}` })),
      ...counties.map((name) => ({
        '@type': 'AdministrativeArea' as const,
        name: `${name} County, ${address.state}`,
      })),
    ],
    ...(confirmed.phone ? { telephone: phone.dial, openingHours: 'Mo-Su 00:00-23:59' } : {}),
    ...(confirmed.email ? { email } : {}),
    ...(confirmed.address ? whereabouts(address) : {}),
  };
}

function whereabouts({ town, state, place }: Business['address']): Pick<EmergencyServiceNode, 'address' | 'geo'> {
  return {
    address: { '@type': 'PostalAddress', addressLocality: town, addressRegion: state, addressCountry: 'US' },
    ...(place ? { geo: { '@type': 'GeoCoordinates', ...place } } : {}),
  };
}

type EmergencyServiceNode = Exclude<EmergencyService, string>;

/** The company as the author, reviewer or publisher of a page. */
export function companyOf({ company }: Pick<Business, 'company'>, site: URL | undefined): Organization {
  return { '@type': 'Organization', name: company, url: placeOf('/about', site) };
}
