/// The state of a root's skeleton. A single pure function implements the rules for showing, updating and hiding:
///
/// ```
///                show                        hide, with a transition
///    ┌─────┐ ───────────────────▶ ┌────┐ ─────────────────────────▶ ┌─────────┐
///    │ off │                      │ on │                            │ leaving │
///    └─────┘ ◀─────────────────── └────┘ ◀───────────────────────── └─────────┘
///       ▲      hide, at once        │ ▲           show                   │
///       │                           └─┘ show, update                     │
///       └────────────────────────────────────────────────────────────────┘
///                              the last bone is gone
/// ```
///
/// A delay is not a phase: nothing changes until it has passed, and then the rules of `show` apply.
enum SkeletonPhase: CaseIterable {
    /// No bones.
    case off
    /// Bones are visible or fade in.
    case on
    /// The skeleton is no longer active, and its bones fade out.
    case leaving

    /// An event in the life of a skeleton.
    enum Event: CaseIterable {
        case show
        case update
        /// Hiding with a transition.
        case hideFading
        /// Hiding without a transition, or outside a window, where nothing can fade.
        case hideImmediately
        /// The end of the fade-out.
        case faded
    }

    /// An action that results from an event. Actions are performed in the order returned.
    enum Effect: Equatable {
        case post(SkeletonMoment)
        /// Adds bones to the tree and fades them in.
        case enter
        /// Reverses the fade-out of the bones.
        case reverseFadeOut
        /// Applies the new look to all bones.
        case restyle
        /// Fades out the bones from their current opacity.
        case fadeOut
        /// Removes all bones.
        case finish
    }

    /// Returns the phase after `event` and the actions to perform.
    func after(_ event: Event) -> (phase: SkeletonPhase, effects: [Effect]) {
        switch (self, event) {
        case (.off, .show):
            (.on, [.post(.willAppear), .enter, .post(.didAppear)])
        case (.leaving, .show):
            (.on, [.post(.willAppear), .reverseFadeOut, .restyle, .post(.didAppear)])
        case (.on, .show), (.on, .update):
            (.on, [.post(.willUpdate), .restyle, .post(.didUpdate)])
        case (.on, .hideFading):
            (.leaving, [.post(.willDisappear), .fadeOut])
        case (.on, .hideImmediately):
            (.off, [.post(.willDisappear), .finish, .post(.didDisappear)])
        case (.leaving, .hideFading):
            (.leaving, [.fadeOut])
        case (.leaving, .hideImmediately), (.leaving, .faded):
            (.off, [.finish, .post(.didDisappear)])
        case (.off, .update), (.off, .hideFading), (.off, .hideImmediately), (.off, .faded), (.leaving, .update),
            (.on, .faded):
            (self, [])
        }
    }
}

/// A moment in the life of a skeleton for which a notification is posted.
enum SkeletonMoment: CaseIterable {
    case willAppear, didAppear, willUpdate, didUpdate, willDisappear, didDisappear
}
