export const STEPS = ['Address', 'Payment', 'Review'];

export interface OrderFields {
  name: string;
  street: string;
  zip: string;
  city: string;
  delivery: 'standard' | 'express';
  card: string;
  expiry: string;
  code: string;
}

export type Problems = Partial<Record<keyof OrderFields, string>>;

/** What each step of the form gets. */
export interface StepProps {
  order: OrderFields;
  problems: Problems;
  onChange: (change: Partial<OrderFields>) => void;
}

export const EMPTY_ORDER: OrderFields = {
  name: '',
  street: '',
  zip: '',
  city: '',
  delivery: 'standard',
  card: '',
  expiry: '',
  code: '',
};

export const basket = [
  { name: 'First flush Darjeeling', detail: '2 tins of 100 g', price: 37 },
  { name: 'Roasted barley', detail: '1 bag of 250 g', price: 8.5 },
  { name: 'Glass teapot', detail: '0.8 liters', price: 42 },
];

export const DELIVERY = { standard: 0, express: 9.5 };

export const formatPrice = (amount: number) => `$${amount.toFixed(2)}`;

type Rule = [field: keyof OrderFields, pattern: RegExp, message: string];

const RULES: Rule[][] = [
  [
    ['name', /\S/, 'Enter the name on the bell'],
    ['street', /\S+\s+\S+/, 'Enter street and number'],
    ['zip', /^\d{5}$/, 'A ZIP code has five digits'],
    ['city', /\S/, 'Enter the city'],
  ],
  [
    ['card', /^(\d\s*){16}$/, 'A card number has 16 digits'],
    [
      'expiry',
      /^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/,
      'Write month and year as 04/29',
    ],
    ['code', /^\d{3}$/, 'The code on the back has three digits'],
  ],
];

/** What is wrong with the fields of one step; empty where the next one may come. */
export function checkStep(step: number, order: OrderFields): Problems {
  const broken = (RULES[step] ?? []).filter(
    ([field, pattern]) => !pattern.test(order[field].trim()),
  );
  return Object.fromEntries(
    broken.map(([field, , message]) => [field, message]),
  );
}
