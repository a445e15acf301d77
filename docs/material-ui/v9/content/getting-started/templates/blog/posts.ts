export const TOPICS = ['Routes', 'On board', 'Food'] as const;

export type Topic = (typeof TOPICS)[number];

export interface Post {
  id: string;
  title: string;
  teaser: string;
  topic: Topic;
  author: string;
  date: string;
  minutes: number;
  /** Two colors of the sky on its picture. */
  sky: [string, string];
}

export const posts: Post[] = [
  {
    id: 'arctic',
    title: 'Nineteen hours to the Arctic Circle',
    teaser:
      'The line north of Boden has one track, no hurry and a dining car that sells reindeer stew until it is gone.',
    topic: 'Routes',
    author: 'Liv Sandberg',
    date: 'November 14, 2026',
    minutes: 9,
    sky: ['#123a5c', '#5fb3a3'],
  },
  {
    id: 'couchette',
    title: 'How to sleep in a couchette of six',
    teaser:
      'Take the middle bunk, keep your shoes where you find them in the dark, and agree on the light before Linz.',
    topic: 'On board',
    author: 'Tomasz Wrona',
    date: 'November 2, 2026',
    minutes: 5,
    sky: ['#2b2352', '#b0628a'],
  },
  {
    id: 'breakfast',
    title: 'A breakfast map of stations at seven',
    teaser:
      'Where the first kiosk opens, what it costs, and how many minutes you have before the whistle.',
    topic: 'Food',
    author: 'Elif Demir',
    date: 'October 21, 2026',
    minutes: 7,
    sky: ['#7a3b1d', '#f0b25a'],
  },
  {
    id: 'coast',
    title: 'The window seat that is worth a reservation',
    teaser:
      'Between two tunnels the sea is forty meters below you. Sit on the left going south, and put the phone away.',
    topic: 'Routes',
    author: 'Marco Bellini',
    date: 'October 3, 2026',
    minutes: 4,
    sky: ['#0d4f63', '#9bd0d8'],
  },
  {
    id: 'bicycle',
    title: 'Two bicycles, four borders, one ticket',
    teaser:
      'Which trains take them whole, which want a bag, and the form that nobody at the counter has seen.',
    topic: 'On board',
    author: 'Liv Sandberg',
    date: 'September 18, 2026',
    minutes: 8,
    sky: ['#24452f', '#b7c96a'],
  },
];
