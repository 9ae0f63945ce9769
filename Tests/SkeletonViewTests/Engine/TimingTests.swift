import Foundation
import StageKit
import TestSupport
import Testing

@testable import SkeletonView

@MainActor
@Suite("Timing")
struct TimingTests {
    /// A window with a box that contains a red skeletonable view. Its first frame has been drawn.
    private let stage = OffscreenStage(size: CGSize(width: 60, height: 40))
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    private let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

    private let red = [255, 0, 0]
    private let turquoise = UIColor.turquoise.bytes

    /// A style without motion or transition, whose turquoise bones are visible for at least half a second.
    private static let half: SkeletonStyle = {
        var style = SkeletonStyle.solid(usingColor: .turquoise)
        (style.transition, style.minimumVisibleDuration) = (.none, 0.5)
        return style
    }()

    init() {
        leaf.backgroundColor = .red
        leaf.isSkeletonable = true
        box.addSubview(leaf)
        stage.window.addSubview(box)
        stage.advance(by: 0)
    }

    private var middle: [Int] { stage.pixel(x: 30, y: 20).bytes }

    private func advance(by seconds: TimeInterval) -> [Int] {
        stage.advance(by: seconds)
        return middle
    }

    // MARK: Minimum duration

    @Test("An early hide is delayed until the minimum duration has passed")
    func putOff() {
        box.showSkeleton(Self.half)
        #expect(advance(by: 0.1) == turquoise)
        box.hideSkeleton(transition: .none)

        #expect(advance(by: 0.39) == turquoise)
        #expect(box.sk.isSkeletonActive)
        #expect(advance(by: 0.01) == red)
        #expect(!box.sk.isSkeletonActive && box.sk.bones.isEmpty)
    }

    @Test("A hide after the minimum duration is immediate")
    func lateEnough() {
        box.showSkeleton(Self.half)
        stage.advance(by: 0.5)
        box.hideSkeleton(transition: .none)
        #expect(!box.sk.isSkeletonActive)
        #expect(advance(by: 0) == red)
    }

    @Test("Without a valid minimum duration, a hide is immediate")
    func none() {
        for least in [0, -1, .infinity, .nan] as [TimeInterval] {
            var style = Self.half
            style.minimumVisibleDuration = least
            box.showSkeleton(style)
            box.hideSkeleton(transition: .none)
            #expect(advance(by: 0) == red, "\(least)")
        }
    }

    @Test("A hide before the first frame with bones is immediate")
    func beforeTheFirstFrame() {
        box.showSkeleton(Self.half)
        stage.window.layoutIfNeeded()
        box.hideSkeleton(transition: .none)
        #expect(!box.sk.isSkeletonActive)
        #expect(advance(by: 0) == red)

        box.showSkeleton(Self.half)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        #expect(advance(by: 0.49) == turquoise)
        #expect(advance(by: 0.01) == red)
    }

    @Test("The appearance's minimum duration applies to styles without one")
    func appearance() {
        let original = SkeletonAppearance.default
        defer { SkeletonAppearance.default = original }
        SkeletonAppearance.default = SkeletonViewAppearance()
        SkeletonAppearance.default.minimumVisibleDuration = 0.3
        box.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        #expect(advance(by: 0.29) == turquoise)
        #expect(advance(by: 0.01) == red)

        box.showSkeleton(Self.half)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        #expect(advance(by: 0.49) == turquoise)
        #expect(advance(by: 0.01) == red)
    }

    @Test("Showing again cancels a delayed hide; the minimum duration counts from the first show")
    func showMeanwhile() {
        box.showSkeleton(Self.half)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        stage.advance(by: 0.2)
        box.showSkeleton(Self.half)
        #expect(advance(by: 5) == turquoise)

        box.hideSkeleton(transition: .none)
        #expect(advance(by: 0) == red)
    }

    @Test("Showing a skeleton on an ancestor replaces a skeleton whose hide is delayed")
    func showAround() {
        box.showSkeleton(Self.half)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        stage.window.showSkeleton(Self.half)
        #expect(advance(by: 5) == red, "the box is not flagged")
        #expect(!stage.window.sk.isSkeletonActive || stage.window.sk.bones.isEmpty)

        box.isSkeletonable = true
        #expect(advance(by: 1) == turquoise)
    }

    @Test("Of two delayed hides, the transition of the last applies, at the time of the first")
    func hideTwice() {
        box.showSkeleton(Self.half)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        stage.advance(by: 0.2)
        box.hideSkeleton(transition: .crossDissolve(1))
        stage.advance(by: 0.3)
        #expect(!box.sk.isSkeletonActive)
        #expect(box.sk.bones.count == 1)
        #expect(advance(by: 1) == red)
    }

    @Test("hideSkeletonNow is immediate, even while another hide is delayed")
    func forced() {
        box.showSkeleton(Self.half)
        box.hideSkeletonNow()
        #expect(advance(by: 0) == red)

        box.showSkeleton(Self.half)
        stage.advance(by: 0)
        box.hideSkeleton()
        box.hideSkeletonNow(reloadDataAfter: false, transition: .crossDissolve(0.1))
        #expect(!box.sk.isSkeletonActive)
        #expect(advance(by: 0.1) == red)
        #expect(advance(by: 1) == red)
    }

    @Test("A view that leaves its window while its hide is delayed returns without bones")
    func leaving() {
        box.showSkeleton(Self.half)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        box.removeFromSuperview()
        #expect(!box.sk.isSkeletonActive)
        stage.window.addSubview(box)
        #expect(advance(by: 0) == red)

        let other = OffscreenStage(size: CGSize(width: 60, height: 40))
        other.advance(by: 100)
        box.showSkeleton(Self.half)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        other.window.addSubview(box)
        other.advance(by: 0)
        #expect(!box.sk.isSkeletonActive)
        #expect(other.pixel(x: 30, y: 20).bytes == red)
    }

    @Test("The minimum duration starts when bones become visible: after the delay and in a window")
    func delay() {
        var style = Self.half
        style.delay = 0.3
        box.showSkeleton(style)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        #expect(advance(by: 1) == red)

        box.showSkeleton(style)
        stage.advance(by: 0.4)
        box.hideSkeleton(transition: .none)
        #expect(advance(by: 0.39) == turquoise)
        #expect(advance(by: 0.01) == red)

        box.removeFromSuperview()
        box.showSkeleton(Self.half)
        stage.advance(by: 3)
        stage.window.addSubview(box)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        #expect(advance(by: 0.49) == turquoise)
        #expect(advance(by: 0.01) == red)
    }

    @Test("Hiding a part waits for the minimum duration of its skeleton, and an outer hide waits for parts")
    func parts() {
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        late.isSkeletonable = true
        box.addSubview(late)
        box.showSkeleton(Self.half)
        stage.advance(by: 0)
        leaf.hideSkeleton(transition: .none)
        #expect(advance(by: 0.49) == turquoise)
        #expect(advance(by: 0.01) == red)
        #expect(box.sk.isSkeletonActive)

        leaf.showSkeleton(Self.half)
        stage.advance(by: 0)
        box.hideSkeleton(transition: .none)
        #expect(advance(by: 0.49) == turquoise)
        #expect(advance(by: 0.01) == red)
        #expect(!box.sk.isSkeletonActive)
    }

    @Test("A short load keeps its bones for the minimum duration, and the next load takes them over")
    func loading() async {
        await box.withSkeleton(Self.half) { stage.advance(by: 0.1) }
        #expect(advance(by: 0.1) == turquoise)
        await box.withSkeleton(Self.half) {
            #expect(advance(by: 0.6) == turquoise)
        }
        #expect(advance(by: 0) == red)
    }

    // MARK: Timeout

    @Test("After the timeout, the bones stop, the handler is called once and the notification is posted once")
    func timeout() {
        let tokens = Posts(of: .skeletonDidTimeOutNotification)
        let calls = Calls()
        var style = SkeletonStyle.solid(usingColor: .clouds, animated: true)
        (style.transition, style.timeout) = (.none, 2.5)
        style.onTimeout = { calls.views.append($0) }
        box.showSkeleton(style)
        stage.advance(by: 2.4)
        #expect(calls.views.isEmpty)
        #expect(middle != UIColor.clouds.bytes)

        stage.advance(by: 0.1)
        #expect(calls.views == [box])
        #expect(tokens.objects == [box])
        #expect(middle == UIColor.clouds.bytes)
        #expect(box.sk.isSkeletonActive)
        let drawn = stage.drawnFrames
        stage.advance(by: 10)
        #expect(stage.drawnFrames == drawn)
        #expect(calls.views.count == 1)
    }

    @Test("Timed-out bones have the failure color until the next show")
    func failureColor() {
        var style = SkeletonStyle.gradient(animated: true)
        (style.transition, style.timeout, style.timeoutTintColor) = (.none, 1, .alizarin)
        box.showSkeleton(style)
        #expect(advance(by: 1) == UIColor.alizarin.bytes)

        box.showSkeleton(Self.half)
        #expect(advance(by: 5) == turquoise)
    }

    @Test("A sliding gradient becomes a single color at the timeout")
    func evenColor() throws {
        var styles = [SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .turquoise), animated: true)]
        styles.append(styles[0])
        styles[1].highlight = SkeletonHighlight(angle: 0.3)
        styles[1].animationSpace = .window
        for var style in styles {
            (style.transition, style.timeout) = (.none, 1)
            box.showSkeleton(style)
            stage.advance(by: 1.5)
            let bone = try #require(box.sk.bones.first).frame
            let place = box.convert(bone, to: nil)
            for part in [0.1, 0.5, 0.9] {
                let (x, y) = (place.minX + place.width * part, place.minY + place.height * part)
                #expect(stage.pixel(x: Int(x), y: Int(y)).bytes == turquoise)
            }
        }
    }

    @Test("After a timeout, an update that animates the bones ends the timed-out state; an update of the color doesn't")
    func updates() {
        var style = SkeletonStyle.solid(usingColor: .clouds, animated: true)
        (style.transition, style.timeout) = (.none, 1)
        box.showSkeleton(style)
        stage.advance(by: 1)
        #expect(box.skeletonSession?.times.isTimedOut == true)
        box.updateSkeleton(usingColor: .turquoise)
        #expect(box.skeletonSession?.times.isTimedOut == true)
        box.updateAnimatedSkeleton(usingColor: .turquoise)
        #expect(box.skeletonSession?.times.isTimedOut == false)
    }

    @Test("Showing again restarts the timeout, and hiding cancels it")
    func restarts() {
        let calls = Calls()
        var style = Self.half
        style.timeout = 1
        style.onTimeout = { calls.views.append($0) }
        box.showSkeleton(style)
        stage.advance(by: 0.9)
        box.showSkeleton(style)
        stage.advance(by: 0.9)
        #expect(calls.views.count == 0)
        stage.advance(by: 0.1)
        #expect(calls.views.count == 1)

        box.showSkeleton(style)
        stage.advance(by: 0.6)
        box.hideSkeleton(transition: .crossDissolve(2))
        stage.advance(by: 5)
        #expect(calls.views.count == 1)
    }

    @Test("Showing a skeleton during its fade-out starts a new timeout")
    func turningBack() {
        let calls = Calls()
        var style = Self.half
        style.timeout = 1
        style.onTimeout = { calls.views.append($0) }
        box.showSkeleton(style)
        stage.advance(by: 0.75)
        box.hideSkeleton(transition: .crossDissolve(1))
        stage.advance(by: 0.5)
        box.showSkeleton(style)
        stage.advance(by: 0.75)
        #expect(calls.views.count == 0)
        stage.advance(by: 0.25)
        #expect(calls.views.count == 1)
    }

    @Test("A timeout that elapses outside a window is reported when the view enters a window again")
    func timeoutElsewhere() {
        let calls = Calls()
        var style = Self.half
        style.timeout = 1
        style.onTimeout = { calls.views.append($0) }
        box.showSkeleton(style)
        stage.advance(by: 0.5)
        box.removeFromSuperview()
        stage.advance(by: 5)
        #expect(calls.views.count == 0)
        stage.window.addSubview(box)
        stage.advance(by: 0)
        #expect(calls.views.count == 1)
    }

    @Test("The timeout handler can hide the skeleton")
    func hideAtTimeout() {
        var style = Self.half
        style.timeout = 1
        style.onTimeout = { $0.hideSkeletonNow() }
        box.showSkeleton(style)
        #expect(advance(by: 1) == red)
        #expect(box.sk.bones.isEmpty)
    }

    @Test("The appearance's timeout and failure color apply to styles without them; by default, there are none")
    func timeoutOfTheAppearance() {
        let original = SkeletonAppearance.default
        defer { SkeletonAppearance.default = original }
        SkeletonAppearance.default = SkeletonViewAppearance()
        #expect(SkeletonAppearance.default.timeout == .infinity)
        #expect(SkeletonAppearance.default.timeoutTintColor == nil)
        #expect(SkeletonAppearance.default.minimumVisibleDuration == 0)
        SkeletonAppearance.default.timeout = 2
        SkeletonAppearance.default.timeoutTintColor = .alizarin
        box.showAnimatedGradientSkeleton(transition: .none)
        #expect(advance(by: 1.9) != UIColor.alizarin.bytes)
        #expect(advance(by: 0.1) == UIColor.alizarin.bytes)
    }
}

/// Records the views whose timeout was reported.
@MainActor
private final class Calls {
    var views: [UIView] = []
}

/// Records the objects of the notifications with a given name that are posted after its creation.
@MainActor
private final class Posts {
    private(set) var objects: [UIView] = []
    private var token: (any NSObjectProtocol)?

    init(of name: Notification.Name) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let view = note.object as? UIView
            MainActor.assumeIsolated { if let view { self?.objects.append(view) } }
        }
    }

    isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
