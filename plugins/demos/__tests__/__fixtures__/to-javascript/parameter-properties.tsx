class Point {
  constructor(
    public readonly x: number,
    public readonly y: number = 0,
    label?: string,
  ) {
    console.log(label);
  }
}

class Empty {
  constructor(private value: string) {}
}

export default class Place extends Point {
  constructor(
    x: number,
    protected name: string,
  ) {
    super(x); // y is 0
    this.name += '!';
  }
}

export const things = [Empty, Place];
