export type Range = 'week' | 'month';

export interface Figure {
  label: string;
  value: string;
  /** Change from the range before, in percent. */
  change: number;
  trend: number[];
}

export interface Sale {
  label: string;
  counter: number;
  delivery: number;
}

export const RANGES: Record<Range, { figures: Figure[]; sales: Sale[] }> = {
  week: {
    figures: [
      {
        label: 'Revenue',
        value: '$12,480',
        change: 6.2,
        trend: [8, 9, 7, 11, 12, 15, 14],
      },
      {
        label: 'Loaves sold',
        value: '1,936',
        change: 3.8,
        trend: [210, 240, 230, 280, 300, 360, 316],
      },
      {
        label: 'Left at closing',
        value: '74',
        change: -18.5,
        trend: [16, 14, 12, 9, 11, 7, 5],
      },
      {
        label: 'Standing orders',
        value: '58',
        change: 0,
        trend: [57, 57, 58, 58, 58, 58, 58],
      },
    ],
    sales: [
      { label: 'Mon', counter: 980, delivery: 340 },
      { label: 'Tue', counter: 1020, delivery: 410 },
      { label: 'Wed', counter: 890, delivery: 420 },
      { label: 'Thu', counter: 1180, delivery: 450 },
      { label: 'Fri', counter: 1420, delivery: 520 },
      { label: 'Sat', counter: 2010, delivery: 610 },
      { label: 'Sun', counter: 1730, delivery: 500 },
    ],
  },
  month: {
    figures: [
      {
        label: 'Revenue',
        value: '$49,310',
        change: 2.1,
        trend: [47, 46, 48, 49],
      },
      {
        label: 'Loaves sold',
        value: '7,704',
        change: 1.4,
        trend: [1880, 1900, 1988, 1936],
      },
      {
        label: 'Left at closing',
        value: '352',
        change: -9.7,
        trend: [101, 96, 81, 74],
      },
      {
        label: 'Standing orders',
        value: '58',
        change: 5.5,
        trend: [55, 56, 57, 58],
      },
    ],
    sales: [
      { label: 'Week 44', counter: 8600, delivery: 2900 },
      { label: 'Week 45', counter: 8900, delivery: 3050 },
      { label: 'Week 46', counter: 9500, delivery: 3880 },
      { label: 'Week 47', counter: 9230, delivery: 3250 },
    ],
  },
};

export const stock = [
  { name: 'Wheat flour', left: 68, unit: '340 kg' },
  { name: 'Rye flour', left: 22, unit: '55 kg' },
  { name: 'Butter', left: 47, unit: '94 kg' },
  { name: 'Fresh yeast', left: 12, unit: '3 kg' },
];

export interface Order {
  id: string;
  customer: string;
  pickUp: string;
  total: number;
  state: 'Baking' | 'Ready' | 'Late';
}

export const orders: Order[] = [
  {
    id: 'B-1042',
    customer: 'Café Linde',
    pickUp: '06:30',
    total: 184.5,
    state: 'Ready',
  },
  {
    id: 'B-1043',
    customer: 'Noor Haddad',
    pickUp: '08:00',
    total: 32.8,
    state: 'Baking',
  },
  {
    id: 'B-1044',
    customer: 'Kindergarten Sunrise',
    pickUp: '08:15',
    total: 76.2,
    state: 'Late',
  },
  {
    id: 'B-1045',
    customer: 'Hotel Quay',
    pickUp: '09:00',
    total: 251,
    state: 'Baking',
  },
  {
    id: 'B-1046',
    customer: 'Ida Moreau',
    pickUp: '10:30',
    total: 18.4,
    state: 'Ready',
  },
];
