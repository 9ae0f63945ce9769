/// Where a root's skeleton is. The rules of show, update and hide are one pure function over it:
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
/// A delayed show is not a phase: nothing changes until its delay has passed, then it is a show.
enum SkeletonPhase: CaseIterable {
    /// No bones.
    case off
    /// Bones are shown, or fade in.
    case on
    /// The skeleton is off, and its bones fade out.
    case leaving

    /// What happens to a skeleton.
    enum Event: CaseIterable {
        case show
        case update
        /// A hide whose transition takes time.
        case hideFading
        /// A hide from one frame to the next, or without a window to fade in.
        case hideAtOnce
        /// The fade-out has ended.
        case faded
    }

    /// What is to be done, in this order.
    enum Effect: Equatable {
        case post(SkeletonMoment)
        /// Put bones on the tree and let them fade in.
        case enter
        /// Let bones that fade out come back from where they are.
        case turnBack
        /// Give all bones the new look.
        case restyle
        /// Let the bones fade out from where they are.
        case fadeOut
        /// Take all bones away.
        case finish
    }

    /// The phase after `event`, and what is to be done.
    func after(_ event: Event) -> (phase: SkeletonPhase, effects: [Effect]) {
        switch (self, event) {
        case (.off, .show):
            (.on, [.post(.willAppear), .enter, .post(.didAppear)])
        case (.leaving, .show):
            (.on, [.post(.willAppear), .turnBack, .restyle, .post(.didAppear)])
        case (.on, .show), (.on, .update):
            (.on, [.post(.willUpdate), .restyle, .post(.didUpdate)])
        case (.on, .hideFading):
            (.leaving, [.post(.willDisappear), .fadeOut])
        case (.on, .hideAtOnce):
            (.off, [.post(.willDisappear), .finish, .post(.didDisappear)])
        case (.leaving, .hideFading):
            (.leaving, [.fadeOut])
        case (.leaving, .hideAtOnce), (.leaving, .faded):
            (.off, [.finish, .post(.didDisappear)])
        case (.off, .update), (.off, .hideFading), (.off, .hideAtOnce), (.off, .faded), (.leaving, .update),
            (.on, .faded):
            (self, [])
        }
    }
}

/// A moment in the life of a skeleton that others can hear of.
enum SkeletonMoment: CaseIterable {
    case willAppear, didAppear, willUpdate, didUpdate, willDisappear, didDisappear
}
