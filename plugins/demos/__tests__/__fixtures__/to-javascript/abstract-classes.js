export class Shape {
  // How large it is, in words.
  describe() {
    return `${this.name}: ${this.area}`;
  }
}

class Square extends Shape {
  name = 'Square';

  get area() {
    return 4;
  }

  draw() {}
}

const Anonymous = abstract(class {});

export default class Scene {
  shapes = [];
}
