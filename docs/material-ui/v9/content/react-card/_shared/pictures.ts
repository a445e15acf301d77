/** Pictures that need no network. */
const picture = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">${body}</svg>`,
  )}`;

export const coast = picture(
  '<rect width="320" height="180" fill="#f6c79a"/><circle cx="230" cy="78" r="30" fill="#fbe9c6"/>' +
    '<path d="M0 96q60-44 120-8t200-24v116H0z" fill="#7c5c7a"/><path d="M0 120h320v60H0z" fill="#3d6b8c"/>',
);

export const forest = picture(
  '<rect width="320" height="180" fill="#cfe3dc"/><path d="M0 130l40-70 40 70 40-96 40 96 44-80 44 80 36-60 36 60v50H0z" fill="#2f6f5e"/>' +
    '<path d="M0 150h320v30H0z" fill="#234f45"/>',
);

export const valley = picture(
  '<rect width="320" height="180" fill="#b9d4ee"/><path d="M0 110l80-74 70 74 60-50 110 80v40H0z" fill="#7f93ab"/>' +
    '<path d="M0 140q160-50 320 0v40H0z" fill="#8fb26a"/>',
);
