import Testing

@testable import SkeletonView

@Suite("SkeletonPhase")
struct SkeletonPhaseTests {
    struct Step: Sendable {
        var from: SkeletonPhase
        var event: SkeletonPhase.Event
        var to: SkeletonPhase
        var effects: [SkeletonPhase.Effect]
    }

    static let steps = [
        Step(from: .off, event: .show, to: .on, effects: [.post(.willAppear), .enter, .post(.didAppear)]),
        Step(from: .off, event: .update, to: .off, effects: []),
        Step(from: .off, event: .hideFading, to: .off, effects: []),
        Step(from: .off, event: .hideImmediately, to: .off, effects: []),
        Step(from: .off, event: .faded, to: .off, effects: []),
        Step(from: .on, event: .show, to: .on, effects: [.post(.willUpdate), .restyle, .post(.didUpdate)]),
        Step(from: .on, event: .update, to: .on, effects: [.post(.willUpdate), .restyle, .post(.didUpdate)]),
        Step(from: .on, event: .hideFading, to: .leaving, effects: [.post(.willDisappear), .fadeOut]),
        Step(
            from: .on, event: .hideImmediately, to: .off,
            effects: [.post(.willDisappear), .finish, .post(.didDisappear)]),
        Step(from: .on, event: .faded, to: .on, effects: []),
        Step(
            from: .leaving, event: .show, to: .on,
            effects: [.post(.willAppear), .reverseFadeOut, .restyle, .post(.didAppear)]),
        Step(from: .leaving, event: .update, to: .leaving, effects: []),
        Step(from: .leaving, event: .hideFading, to: .leaving, effects: [.fadeOut]),
        Step(from: .leaving, event: .hideImmediately, to: .off, effects: [.finish, .post(.didDisappear)]),
        Step(from: .leaving, event: .faded, to: .off, effects: [.finish, .post(.didDisappear)]),
    ]

    @Test("In each phase, every event leads to the expected phase and effects", arguments: steps)
    func transitions(step: Step) {
        let result = step.from.after(step.event)

        #expect(result.phase == step.to)
        #expect(result.effects == step.effects)
    }

    @Test("The table of steps contains every pair of phase and event once")
    func completeness() {
        for phase in SkeletonPhase.allCases {
            for event in SkeletonPhase.Event.allCases {
                #expect(Self.steps.filter { $0.from == phase && $0.event == event }.count == 1)
            }
        }
    }
}
