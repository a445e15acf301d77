const pageStyles = `
  body { margin: 0; }
  .page { display: grid; min-height: 100vh; font-family: system-ui; }
  .page nav { padding: 16px; background: ButtonFace; color: ButtonText; }
  .page main { padding: 16px; }
  @media (min-width: 480px) {
    .page { grid-template-columns: 140px 1fr; }
  }
`;

export default function FullPageLayout() {
  return (
    <div className="page">
      <style>{pageStyles}</style>
      <nav aria-label="Sections">Inbox</nav>
      <main>
        <h1>Inbox</h1>
        <p>Below 480 pixels the navigation moves to the top.</p>
      </main>
    </div>
  );
}
