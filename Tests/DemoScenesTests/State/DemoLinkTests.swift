import Foundation
import SkeletonView
import TestSupport
import Testing

@testable import DemoScenes

@Suite("Links to a state")
struct DemoLinkTests {
    private static func state(_ change: (inout DemoState) -> Void) -> DemoState {
        var state = DemoState.defaults
        change(&state)
        return state
    }

    private static let states: [DemoState] = [
        .defaults,
        state { $0.scene = .text },
        state {
            ($0.theme, $0.direction, $0.playback) = (.dark, .rightToLeft, .skeleton)
            ($0.showsInspector, $0.showsOverlay, $0.showsHud, $0.scale) = (true, true, false, 1.25)
            $0.size = CGSize(width: 700.5, height: 500)
        },
        state {
            $0.style.lines = SkeletonLineChanges(SkeletonLineStyle(height: 4, spacing: 2, lastLineFill: 50))
            $0.style.color = UIColor(red: 0.1, green: 1 / 3, blue: 1, alpha: 1)
            ($0.style.secondaryColor, $0.style.failureColor, $0.style.timeout) = (nil, .pomegranate, 2)
            ($0.style.type, $0.style.duration, $0.style.motionLimit) = (.solid, 2.25, .infinity)
            ($0.style.transitionDuration, $0.textSize) = (0, .accessibilityLarge)
        },
        state {
            $0.style.light = DemoSweep()
            $0.style.animationSpace = .perView
            $0.style.stagger = DemoStagger(order: .distance, interval: 0.1, finishesSweep: true)
            $0.style.shimmer = DemoShimmer(isOn: true, intensity: 0.25, slant: -20)
        },
        state { $0.network = .threeG },
        state { ($0.scene, $0.network) = (.gallery, .failingPictures) },
    ]

    @Test("A link leads back to the same state", arguments: states)
    func roundTrip(state: DemoState) throws {
        #expect(DemoState(link: state.link) == state)
    }

    @Test("A link to a preset restores it, and has fewer than 400 characters")
    func presets() {
        for preset in DemoPreset.all {
            let state = Self.state { preset.apply(to: &$0.style) }
            #expect(DemoState(link: state.link) == state)
            #expect(state.link.count < 400, "\(state.link)")
        }
    }

    @Test("A link contains only what differs from the defaults")
    func short() {
        #expect(DemoState.defaults.link == "skeleton://feed")
        #expect(Self.state { $0.scene = .text }.link == "skeleton://text")
        #expect(Self.state { $0.style.duration = 2 }.link == "skeleton://feed?style.duration=2")
        #expect(Self.state { $0.network = .offline }.link == "skeleton://feed?network=offline")
        let mirrored = Self.state { ($0.scene, $0.direction) = (.profile, .rightToLeft) }
        #expect(mirrored.link == "skeleton://profile?rightToLeft=true")
    }

    @Test("A link with an empty query has the default values")
    func empty() {
        #expect(DemoState(link: "skeleton://feed?") == .defaults)
    }

    @Test(
        "A link with an unknown or invalid part is refused",
        arguments: [
            "", "skeleton", "skeleton:/feed", "http://feed", "skeleton://", "skeleton://nowhere", "skeleton://file",
            "skeleton://feed?x=1", "skeleton://feed?x=", "skeleton://feed?width",
            "skeleton://feed?width=0", "skeleton://feed?width=wide", "skeleton://feed?width=1e999",
            "skeleton://feed?style.duration=-1", "skeleton://feed?style.durations=2", "skeleton://feed?style=2",
            "skeleton://feed?style.lines.lastLineFill=0.5", "skeleton://feed?%zz=1", "skeleton://feed?width=%zz",
            "skeleton://feed?network=slow", "skeleton://feed?version=2", "skeleton://feed?style..duration=2",
            "skeleton://feed?" + String(repeating: "width=700&", count: 4000),
        ])
    func refused(link: String) {
        #expect(DemoState(link: link) == nil)
    }
}
