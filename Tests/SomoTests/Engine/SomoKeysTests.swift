import SkeletonView
import Somo
import StageKit
import Testing

@MainActor
@Suite("Keyboard focus and input under Somo's bones")
struct SomoKeysTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
    private let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

    init() {
        card.addSubview(field)
        stage.window.addSubview(card)
        stage.advance(by: 0)
    }

    @Test("A field in a covered view resigns first responder and receives no keys until the bones end")
    func keys() {
        field.becomeFirstResponder()
        card.beginSomo()
        stage.type("a")
        stage.press(.keyboardTab)
        #expect(!field.isFirstResponder && field.text?.isEmpty ?? true && !field.becomeFirstResponder())

        card.endSomo()
        #expect(field.becomeFirstResponder())
        stage.type("b")
        #expect(field.text == "b")
    }

    @Test(
        "A field covered by both libraries can't become first responder until both have ended",
        arguments: [true, false])
    func both(somoFirst: Bool) {
        card.isSkeletonable = true
        card.beginSomo()
        card.showSkeleton(transition: .none)
        stage.advance(by: 0)
        if somoFirst { card.endSomo() } else { card.hideSkeleton(transition: .none) }
        #expect(!field.becomeFirstResponder())
        if somoFirst { card.hideSkeleton(transition: .none) } else { card.endSomo() }
        #expect(field.becomeFirstResponder())
    }
}
