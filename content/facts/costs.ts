import type { Fact } from './fact.ts';

/** Prices and response times. */
export const costsFacts = {
  'rental-rates': {
    status: 'B',
    matter: 'other',
    says: 'Rental rates quoted for low-grain refrigerant dehumidifiers are about $75 to $165 a day, or $250 to $480 a week.',
    sources: ['engineer-fix-rental'],
  },
  'mitigation-cost-per-foot': {
    status: 'B',
    matter: 'other',
    says: 'Published mitigation rates per square foot: $2 to $5 for clean water, $4.50 to $7.50 for gray and $7 to $9.50 for black, over two price pages (one gives $2-5, $5-7.50 and $7.50-9.50; one $3.75, $4.50 and $7.00). Higher rates include repair.',
    sources: ['wdcp-cost', 'myflood-cost'],
  },
  'mold-remediation-cost-range': {
    status: 'B',
    matter: 'other',
    says: 'A mold remediation job usually costs about $1,200 to $3,750 in published guides.',
    sources: ['find-mold-cost'],
  },
  'electricity-rate-placeholder': {
    status: 'C',
    matter: 'other',
    says: 'An electricity price of $0.15 per kWh is a placeholder: prices change by month and place.',
    sources: ['eia-electric-monthly'],
  },
  'angi-average': {
    status: 'A',
    matter: 'other',
    says: 'Angi’s national price guide: $3,814 on average for water damage restoration, usually $1,361 to $6,270, from $450 to $16,000. Any web estimate is a range, not a bid.',
    sources: ['angi-water-cost'],
  },
  'trade-response-times': {
    status: 'B',
    matter: 'other',
    says: 'A first visit is normally promised in hours in the trade: a large network states contact within 1 hour and on site within 4 hours.',
    sources: ['servpro-process-2020'],
  },
} as const satisfies Record<string, Fact>;
