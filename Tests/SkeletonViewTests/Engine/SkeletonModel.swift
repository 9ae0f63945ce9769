import Foundation
import LayerKit

/// The expected state of a skeleton's root, computed from the calls and their times. Tests compare the actual state
/// with it after each call.
struct SkeletonModel {
    enum Phase {
        case off, on, leaving
    }

    private(set) var phase = Phase.off
    private(set) var time: TimeInterval = 0
    /// `true` if the bones move.
    private(set) var isAnimated = false
    private(set) var begin: TimeInterval = 0
    /// The posts since the last query, without the word "skeleton".
    private var posts: [String] = []
    private(set) var isLabelThere = true
    /// `true` if the label has a bone, even one that fades out.
    private(set) var hasLabelBone = false

    private var delayEnds: TimeInterval?
    private var fadeEnds: TimeInterval?
    /// The bones' change in opacity, which takes a quarter of a second.
    private var opacity: (from: Double, to: Double, since: TimeInterval) = (0, 0, 0)

    private static let fade = 0.25
    private static let delay = 0.2
    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

    /// The current opacity of the bones.
    var shownOpacity: Double {
        let part = (time - opacity.since) / Self.fade
        return part >= 1 ? opacity.to : opacity.from + (opacity.to - opacity.from) * Self.curve.value(at: max(0, part))
    }

    mutating func takePosts() -> [String] {
        defer { posts = [] }
        return posts
    }

    mutating func show(animated: Bool) {
        delayEnds = nil
        appear(animated: animated)
    }

    mutating func showDelayed() {
        delayEnds = time + Self.delay
    }

    mutating func update(animated: Bool) {
        guard phase == .on else { return }
        posts += ["WillUpdate", "DidUpdate"]
        move(animated, from: time)
    }

    mutating func hideImmediately() {
        delayEnds = nil
        if phase == .on { posts.append("WillDisappear") }
        if phase != .off { end() }
    }

    mutating func hideFading() {
        delayEnds = nil
        guard phase != .off else { return }
        if phase == .on { posts.append("WillDisappear") }
        phase = .leaving
        opacity = (shownOpacity, 0, time)
        fadeEnds = time + Self.fade
    }

    mutating func toggleLabel() {
        isLabelThere.toggle()
        hasLabelBone = isLabelThere && phase == .on
    }

    mutating func advance(by seconds: TimeInterval) {
        let target = time + seconds
        while let next = [delayEnds, fadeEnds].compactMap(\.self).min(), next <= target {
            time = next
            if fadeEnds == next {
                end()
            } else {
                delayEnds = nil
                appear(animated: true)
            }
        }
        time = target
    }

    // MARK: Private

    private mutating func appear(animated: Bool) {
        switch phase {
        case .off:
            posts += ["WillAppear", "DidAppear"]
            (opacity, begin) = ((0, 1, time), time + Self.fade)
            isAnimated = animated
        case .leaving:
            posts += ["WillAppear", "DidAppear"]
            opacity = (shownOpacity, 1, time)
            fadeEnds = nil
            move(animated, from: time + Self.fade)
        case .on:
            posts += ["WillUpdate", "DidUpdate"]
            move(animated, from: time)
        }
        phase = .on
        hasLabelBone = isLabelThere
    }

    /// Sets `isAnimated`. Running motion continues; stopped motion begins at `start`, or at `begin` if that is later.
    private mutating func move(_ animated: Bool, from start: TimeInterval) {
        if animated, !isAnimated { begin = max(begin, start) }
        isAnimated = animated
    }

    private mutating func end() {
        posts.append("DidDisappear")
        (phase, fadeEnds, hasLabelBone) = (.off, nil, false)
    }
}
