import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onError(error: Error): void;
}

/** Keeps a demo that throws from taking the page with it: renders nothing, and tells the page, which shows why. */
export class DemoErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
