export type Period = 'month' | 'year';

export interface Plan {
  name: string;
  audience: string;
  /** Dollars a person and month, paid by the month. */
  price: number;
  features: string[];
  popular?: boolean;
}

export const plans: Plan[] = [
  {
    name: 'Corner shop',
    audience: 'Up to 8 people in one place',
    price: 0,
    features: ['One weekly plan', 'Swaps by phone', 'Calendar feed'],
  },
  {
    name: 'Chain',
    audience: 'Several branches that share people',
    price: 4,
    features: [
      'All of Corner shop',
      'Any number of branches',
      'Overtime warnings',
      'Export for payroll',
    ],
    popular: true,
  },
  {
    name: 'Hospital',
    audience: 'Round the clock, with rules of its own',
    price: 9,
    features: [
      'All of Chain',
      'Qualifications by ward',
      'Rest periods by law',
      'A person to call',
    ],
  },
];

/** Dollars a person and month: of twelve months paid at once, two are free. */
export function priceOf({ price }: Plan, period: Period): string {
  const amount = period === 'year' ? (price * 10) / 12 : price;
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}
