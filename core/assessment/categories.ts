import type { Category } from '../job/category.ts';

export interface WaterCategory {
  readonly category: Category;
  readonly name: string;
  readonly description: string;
  readonly examples: string;
}

/**
 * The three water categories by name (specification, section 9). The descriptions follow the published accounts of the
 * trade standard where they differ: category 2 water can make people ill, it is more than slightly contaminated.
 */
export const waterCategories: Readonly<Record<Category, WaterCategory>> = {
  1: {
    category: 1,
    name: 'Clean Water',
    description: 'Fresh from a supply line or a faucet. It gets worse with time and with what it touches.',
    examples: 'A burst supply pipe, an ice maker line, a faucet left running',
  },
  2: {
    category: 2,
    name: 'Gray Water',
    description: 'Used water from an appliance or a fixture, or clean water that has aged. It can make people ill.',
    examples: 'A washing machine or dishwasher, a sink drain, an aquarium',
  },
  3: {
    category: 3,
    name: 'Black Water',
    description: 'Highly contaminated: sewage, or flood water from a river, the ground or the sea.',
    examples: 'A sewer backup, a creek in the house, storm surge',
  },
};
