package import CSDL2
package import DrawKit

extension SDL_Color {
    /// Creates a vertex color from a premultiplied color.
    package init(_ color: PackedColor) {
        self.init(
            r: UInt8(truncatingIfNeeded: color.red), g: UInt8(truncatingIfNeeded: color.green),
            b: UInt8(truncatingIfNeeded: color.blue), a: UInt8(truncatingIfNeeded: color.alpha))
    }

    /// Returns the color with all components multiplied by `factor`, 0...1.
    func scaled(by factor: Double) -> SDL_Color {
        guard factor < 1 else { return self }
        func scale(_ component: UInt8) -> UInt8 { UInt8(Double(component) * max(factor, 0) + 0.5) }
        return SDL_Color(r: scale(r), g: scale(g), b: scale(b), a: scale(a))
    }
}
