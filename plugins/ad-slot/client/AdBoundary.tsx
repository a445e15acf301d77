import { Component, type ReactNode } from 'react';

interface AdBoundaryProps {
  children: ReactNode;
  onCrash(error: Error): void;
}

/** A crash inside hides what is inside; the slot around it keeps its height (spec §4 "Ad slot"). */
export class AdBoundary extends Component<AdBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
