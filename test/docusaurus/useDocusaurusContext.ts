/** The site as a component sees it. */
export default function useDocusaurusContext() {
  return { siteConfig: { url: 'https://docs.example', baseUrl: '/' } };
}
