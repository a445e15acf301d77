export abstract class Shape {
  abstract readonly name: string;
  protected abstract get area(): number;

  /** Draws the shape. */
  abstract draw(context: CanvasRenderingContext2D): void;

  // How large it is, in words.
  describe(): string {
    return `${this.name}: ${this.area}`;
  }
}

class Square extends Shape {
  override readonly name = 'Square';

  protected override get area() {
    return 4;
  }

  override draw(): void {}
}

const Anonymous = abstract(class {});

export default abstract class Scene<TShape extends Shape = Square> {
  protected shapes: TShape[] = [];
}
