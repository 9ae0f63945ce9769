import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests invalid and extreme numbers in properties and methods of views.
@MainActor
@Suite("Bad input: numbers")
struct BadNumbersTests {
    private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -5]

    /// Changes that pass a bad number to a view in a window.
    private static let cases: [(name: String, change: @MainActor (UIView, CGFloat) -> Void)] = [
        ("frame", { $0.frame = CGRect(x: $1, y: $1, width: $1, height: $1) }),
        ("bounds", { $0.bounds = CGRect(x: $1, y: $1, width: $1, height: $1) }),
        ("center", { $0.center = CGPoint(x: $1, y: $1) }),
        ("scale", { $0.transform = CGAffineTransform(scaleX: $1, y: $1) }),
        ("rotation", { $0.transform = CGAffineTransform(rotationAngle: $1) }),
        ("translation", { $0.transform = CGAffineTransform(translationX: $1, y: $1) }),
        ("alpha", { $0.alpha = $1 }),
        ("corner", { $0.layer.cornerRadius = $1 }),
        ("border", { $0.layer.borderWidth = $1 }),
        ("margins", { $0.layoutMargins = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1) }),
        ("color", { $0.backgroundColor = UIColor(red: $1, green: $1, blue: $1, alpha: $1) }),
        ("fitting", { _ = $0.sizeThatFits(CGSize(width: $1, height: $1)) }),
        ("fitting by constraints", { _ = $0.systemLayoutSizeFitting(CGSize(width: $1, height: $1)) }),
        ("conversion", { _ = $0.convert(CGPoint(x: $1, y: $1), to: nil) }),
        ("hit", { _ = $0.hitTest(CGPoint(x: $1, y: $1), with: nil) }),
        (
            "animation",
            { view, number in
                UIView.animate(withDuration: number, delay: number) { view.frame.origin.x += 5 }
                UIView.animate(
                    withDuration: 0.1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number
                ) { view.frame.origin.x = number }
            }
        ),
        ("constraint", { $0.widthAnchor.constraint(equalToConstant: $1).isActive = true }),
        ("font", { ($0 as? UILabel)?.font = .systemFont(ofSize: $1) }),
        (
            "shrinking",
            { view, number in
                (view as? UILabel)?.adjustsFontSizeToFitWidth = true
                (view as? UILabel)?.minimumScaleFactor = number
            }
        ),
        (
            "wrapping",
            { view, number in
                (view as? UILabel)?.numberOfLines = 0
                (view as? UILabel)?.preferredMaxLayoutWidth = number
            }
        ),
        (
            "insets",
            { view, number in
                let insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
                (view as? UIScrollView)?.contentInset = insets
                (view as? UITextView)?.textContainerInset = insets
                (view as? UIButton)?.contentEdgeInsets = insets
            }
        ),
        (
            "content",
            { view, number in
                (view as? UIScrollView)?.contentSize = CGSize(width: number, height: number)
                (view as? UIScrollView)?.contentOffset = CGPoint(x: number, y: number)
                (view as? UITextView)?.textContainer.lineFragmentPadding = number
            }
        ),
        (
            "stack",
            { view, number in
                (view as? UIStackView)?.spacing = number
                (view as? UIStackView)?.addArrangedSubview(UILabel())
                (view as? UIStackView)?.setCustomSpacing(number, after: UIView())
            }
        ),
    ]

    private static func makeViews() -> [UIView] {
        let (label, field, text, button) = (UILabel(), UITextField(), UITextView(), UIButton(type: .system))
        label.text = "Label with some words"
        field.text = "Field"
        text.text = "Text"
        button.setTitle("Button", for: .normal)
        return [UIView(), label, field, text, button, UIScrollView(), UIStackView(), UIImageView()]
    }

    @Test("A bad number doesn't crash or hang a view, and doesn't affect its neighbors", arguments: 0..<23)
    func numbers(index: Int) {
        #expect(Self.cases.count == 23)
        let entry = Self.cases[index]
        for number in Self.numbers {
            let stage = OffscreenStage(size: CGSize(width: 60, height: 60))
            let neighbor = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
            neighbor.backgroundColor = .red
            _ = Messages.during {
                for view in Self.makeViews() {
                    view.frame = CGRect(x: 2, y: 2, width: 30, height: 30)
                    stage.window.addSubview(view)
                    entry.change(view, number)
                    stage.window.addSubview(neighbor)
                    stage.advance(by: 0)
                    stage.advance(by: 0.2, step: 0.1)
                    let frame = view.frame
                    let parts = [frame.minX, frame.minY, frame.width, frame.height]
                    #expect(parts.allSatisfy { $0.isFinite }, "\(entry.name) \(number) of \(type(of: view)): \(frame)")
                    #expect(stage.pixel(x: 55, y: 55) == .red, "\(entry.name) \(number) of \(type(of: view))")
                    view.removeFromSuperview()
                }
            }
        }
    }

    @Test("The NaN origin of a frame becomes 0 and is reported at most once")
    func message() {
        let view = UIView()
        let messages = Messages.during {
            view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
            view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        }

        #expect(messages.count <= 1)  // empty if another test has already reported the same message
        #expect(messages.allSatisfy { $0.contains("frame") && $0.contains("not finite") })
        #expect(view.frame.minX == 0)
    }
}
