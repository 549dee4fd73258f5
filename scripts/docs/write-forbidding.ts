import { writeFileSync } from 'node:fs';
import { forbiddingTable } from './forbidding-table.ts';

writeFileSync(new URL('../../docs/forbidding.md', import.meta.url), forbiddingTable());
console.log('Written to docs/forbidding.md.');
