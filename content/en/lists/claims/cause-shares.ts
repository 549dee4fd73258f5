/** One cause of water damage with its specified share. No source backs the shares: see the house rule `cause-shares`. */
export interface CauseShare {
  readonly cause: string;
  readonly percentage: number;
}

/** Specification, section 9. They add up to one hundred. */
export const causeShares: readonly CauseShare[] = [
  { cause: 'Plumbing', percentage: 35 },
  { cause: 'Appliances', percentage: 25 },
  { cause: 'Heating and cooling', percentage: 15 },
  { cause: 'Roof and storm', percentage: 15 },
  { cause: 'Foundation', percentage: 10 },
];

/** What a study of closed claims found: two in order, by what insurers paid, then three more without an order. */
export const studiedCauses = {
  inOrder: ['Supply pipes', 'Toilets'],
  amongTheLeaders: ['Drains', 'Water heaters', 'Washing machines'],
} as const;
