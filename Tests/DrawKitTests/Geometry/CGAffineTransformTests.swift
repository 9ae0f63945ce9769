import DrawKit
import Foundation
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
    private let shear = CGAffineTransform(a: 2, b: 1, c: -3, d: 0.5, tx: 7, ty: -4)
    private let point = CGPoint(x: 3, y: -5)

    @Test("A point is mapped by the two columns and the translation")
    func mapping() {
        let mapped = point.applying(shear)

        #expect(mapped == CGPoint(x: 2 * 3 + -3 * -5 + 7, y: 1 * 3 + 0.5 * -5 - 4))
    }

    @Test("The C names of zero are those values")
    func zeros() {
        #expect(CGPointZero == .zero && CGSizeZero == .zero && CGRectZero == .zero)
    }

    @Test("Concatenation applies the receiver first, then the argument")
    func concatenation() {
        let move = CGAffineTransform(translationX: 10, y: 20)
        let scale = CGAffineTransform(scaleX: 2, y: 3)

        #expect(point.applying(move.concatenating(scale)) == point.applying(move).applying(scale))
        #expect(point.applying(scale.concatenating(move)) == point.applying(scale).applying(move))
        #expect(point.applying(shear.concatenating(scale)) == point.applying(shear).applying(scale))
        #expect(move.concatenating(scale) != scale.concatenating(move))
        #expect(shear.concatenating(.identity) == shear)
    }

    @Test("The inverse maps every point back")
    func inversion() {
        let back = point.applying(shear).applying(shear.inverted())

        #expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
    }

    @Test(
        "A transform without an inverse is returned unchanged",
        arguments: [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1),
            CGAffineTransform(scaleX: .infinity, y: 1),
        ])
    func singular(transform: CGAffineTransform) {
        #expect(transform.inverted() == transform)
    }

    @Test("A rectangle maps to the bounding box of its corners")
    func rectangle() {
        let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

        #expect(rect.applying(quarterTurn) == CGRect(x: -6, y: 1, width: 4, height: 3))
        #expect(rect.applying(.identity) == rect)
        #expect(CGAffineTransform.identity.isIdentity && !shear.isIdentity)
    }

    @Test("Rotating, scaling and translating are applied before the existing transform")
    func composition() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)

        let map = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 23))
        #expect(CGPoint(x: 1, y: 1).applying(map.translatedBy(x: 1, y: 0)) == CGPoint(x: 14, y: 23))
        let last = CGPoint(x: 1, y: 0).applying(map.rotated(by: .pi / 2))
        #expect(abs(last.x - 10) < 1e-12 && abs(last.y - 23) < 1e-12)
    }
}
