import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Key-value observing")
struct KeyValueObservingTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() {
        scroll.contentSize = CGSize(width: 200, height: 1000)
        stage.window.addSubview(scroll)
        stage.advance(by: 0)
    }

    @Test("Observers of contentOffset and contentSize are notified of each change, with the requested values")
    func scrolling() {
        var log: [String] = []
        let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
            log.append(
                "\(Int(change.oldValue?.y ?? -1)) to \(Int(change.newValue?.y ?? -1)) at \(Int(view.bounds.minY))")
        }
        scroll.contentOffset.y = 10
        scroll.contentOffset.y = 10
        scroll.contentOffset.y = 30
        #expect(log == ["0 to 10 at 10", "10 to 30 at 30"])
        var heights: [CGFloat?] = []
        let sizes = scroll.observe(\.contentSize) { view, change in heights.append(change.newValue?.height) }
        scroll.contentSize.height = 400
        #expect(heights == [nil])
        observation.invalidate()
        sizes.invalidate()
        observation.invalidate()
        scroll.contentOffset.y = 50
        #expect(log.count == 2)
    }

    @Test("Other values are compared at each layout, so several changes are reported as one")
    func frames() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        stage.window.addSubview(label)
        var texts: [String?] = []
        let text = label.observe(\.text, options: .new) { _, change in texts.append(change.newValue ?? "none") }
        var widths: [CGFloat] = []
        let width = label.observe(\.bounds, options: [.initial, .new]) { _, change in
            widths.append(change.newValue?.width ?? -1)
        }
        label.text = "a"
        label.text = "b"
        label.frame.size.width = 70
        #expect(texts.isEmpty && widths == [50])
        stage.advance(by: 0)
        #expect(texts == ["b"] && widths == [50, 70])
        text.invalidate()
        width.invalidate()
    }

    @Test("An observation ends with its token and with its object")
    func lifetime() {
        var count = 0
        var token: NSKeyValueObservation? = scroll.observe(\.contentOffset) { _, _ in count += 1 }
        scroll.contentOffset.y = 5
        token = nil
        scroll.contentOffset.y = 6
        #expect(count == 1 && token == nil)
        var view: UIScrollView? = UIScrollView()
        weak let observed = view
        let other = view?.observe(\.contentOffset) { _, _ in count += 1 }
        view = nil
        #expect(observed == nil)
        stage.advance(by: 0)
        other?.invalidate()
    }

    @Test("An observation can be ended in the deinit of its owner, and off the main actor")
    func nonisolatedEnd() async {
        final class Owner: NSObject {
            var token: NSKeyValueObservation?
            deinit { token?.invalidate() }
        }
        var count = 0
        let token = scroll.observe(\.contentOffset) { _, _ in count += 1 }
        var owner: Owner? = Owner()
        owner?.token = token
        scroll.contentOffset.y = 5
        owner = nil
        scroll.contentOffset.y = 6
        #expect(count == 1 && owner == nil)

        let other = scroll.observe(\.contentOffset) { _, _ in count += 1 }
        await Task.detached { other.invalidate() }.value
        await Task { @MainActor in }.value
        scroll.contentOffset.y = 7
        #expect(count == 1)
        token.invalidate()
    }

    @Test("Observers may set the value and end observations; endless changes are stopped and reported")
    func recursion() {
        var tokens: [NSKeyValueObservation] = []
        tokens.append(
            scroll.observe(\.contentOffset) { view, _ in
                if view.contentOffset.y < 3 { view.contentOffset.y += 1 }
                if view.contentOffset.y == 3 { tokens.forEach { $0.invalidate() } }
            })
        scroll.contentOffset.y = 1
        #expect(scroll.contentOffset.y == 3)
        scroll.contentOffset.y = 1
        #expect(scroll.contentOffset.y == 1)
        let endless = scroll.observe(\.contentOffset) { view, _ in view.contentOffset.y += 1 }
        let messages = Messages.during { scroll.contentOffset.y = 2 }
        #expect(messages.count == 1 && messages.first?.contains("again and again") == true)
        endless.invalidate()
    }

    @Test("Values that can't be compared are reported")
    func incomparable() {
        final class Pad: UIView { var action: (() -> Void)? }
        let messages = Messages.during { Pad().observe(\.action) { _, _ in }.invalidate() }
        #expect(messages == ["Pad: a Optional<() -> ()> can't be compared; its changes are not observed"])
    }

    // MARK: By name

    private final class Observer: UIView {
        var log: [String] = []
        static let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard context == Self.context else {
                return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
            let kind = change?[.kindKey] as? UInt
            log.append("\(keyPath ?? "") \(kind ?? 0) \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
        }
    }

    @Test("observeValue(forKeyPath:) receives changes of values that are observed by key path")
    func names() {
        let observer = Observer()
        let context = Observer.context
        scroll.addObserver(observer, forKeyPath: "contentOffset", options: [.old, .new, .initial], context: context)
        scroll.contentOffset.y = 5
        scroll.removeObserver(observer, forKeyPath: "contentOffset")
        scroll.contentOffset.y = 6
        #expect(
            observer.log == [
                "contentOffset 1 - (0.0, 0.0)", "contentOffset 1 (0.0, 0.0) (0.0, 5.0)",
            ])
        observer.log = []
        scroll.addObserver(observer, forKeyPath: "layer.opacity", options: .new, context: context)
        scroll.addObserver(observer, forKeyPath: "hidden", context: context)
        scroll.alpha = 0.5
        scroll.isHidden = true
        stage.advance(by: 0)
        #expect(observer.log.sorted() == ["hidden 1 - -", "layer.opacity 1 - 0.5"])
        scroll.removeObserver(observer, forKeyPath: "hidden", context: context)
        scroll.removeObserver(observer, forKeyPath: "layer.opacity", context: context)
    }

    @Test("The change dictionary contains NSNull for a value that is nil")
    func absent() {
        final class Reader: UIView {
            var values: [Any] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                values += [change?[.oldKey] ?? "-", change?[.newKey] ?? "-"]
            }
        }
        let (reader, label) = (Reader(), UILabel())
        stage.window.addSubview(label)
        label.addObserver(reader, forKeyPath: "text", options: [.old, .new], context: nil)
        label.text = "a"
        stage.advance(by: 0)
        label.text = nil
        stage.advance(by: 0)
        #expect(reader.values.count == 4 && reader.values.first is NSNull && reader.values.last is NSNull)
        #expect(reader.values.dropFirst().first as? String == "a")
        label.removeObserver(reader, forKeyPath: "text")
    }

    @Test("Unsupported values, unknown observers and unhandled changes are reported")
    func unknown() {
        let observer = Observer()
        #expect(Messages.during { scroll.addObserver(observer, forKeyPath: "speed", context: nil) }.count == 1)
        #expect(Messages.during { scroll.addObserver(observer, forKeyPath: "", context: nil) }.count == 1)
        #expect(Messages.during { scroll.addObserver(NSObject(), forKeyPath: "frame", context: nil) }.count == 1)
        #expect(Messages.during { NSObject().addObserver(observer, forKeyPath: "frame", context: nil) }.count == 1)
        #expect(Messages.during { scroll.removeObserver(observer, forKeyPath: "frame") }.count == 1)
        scroll.addObserver(observer, forKeyPath: "contentOffset", context: nil)
        let context = Observer.context
        #expect(
            Messages.during { scroll.removeObserver(observer, forKeyPath: "contentOffset", context: context) }.count
                == 1)
        #expect(Messages.during { scroll.contentOffset.y = 5 }.count == 1)
        scroll.removeObserver(observer, forKeyPath: "contentOffset", context: nil)
    }
}
