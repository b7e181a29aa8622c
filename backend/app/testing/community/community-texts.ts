export const EVENT = {
  title: 'Framers’ evening',
  description: 'Plans for the spring.',
  eventType: 'networking',
  startAt: '2099-03-14T18:00:00Z',
  endAt: '2099-03-14T20:00:00Z',
  location: 'Austin, TX',
};

export const POST = { title: 'Sistering joists', content: 'How long do you run the new one?' };
